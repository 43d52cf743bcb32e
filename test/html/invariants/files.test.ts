import { readdirSync } from 'node:fs';
import { filesBelow } from '@/build/references';
import { staticFile } from '@/build/static-files';
import { inlineScript } from '@/components/layout/inline-script';
import { hiddenFiles } from '@/deploy/hidden-files.mjs';
import { contentTypeOf } from '@/deploy/types.mjs';
import { everyPage, outFile } from '@/test/html/support/html-page';
import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { fileInvariants, filesWithin } from './files';

testInvariants(fileInvariants, {
  'every file that is referred to is there': [
    {
      fault: 'a picture under another name',
      on: ['/about'],
      change: edit(($) => $('main img').first().attr('src', '/src/assets/x.svg')),
      finds: '/src/assets/x.svg is not there',
    },
    {
      fault: 'a download of a file under another name',
      on: ['/ja/download-assets'],
      change: edit(($) => $('a[download]').first().attr('href', '/lovable-uploads/x.svg')),
      finds: '/lovable-uploads/x.svg is not there',
    },
    {
      fault: 'one of several sizes',
      on: ['/about'],
      change: edit(($) =>
        $('main img').first().attr('srcset', '/src/assets/visa.svg 1x, /x.svg 2x'),
      ),
      finds: '/x.svg is not there',
    },
    {
      fault: 'a style sheet of another build',
      on: ['/about'],
      change: edit(($) => $('link[rel="stylesheet"]').attr('href', '/_next/x.css')),
      finds: '/_next/x.css is not there',
    },
    {
      fault: 'a script that is fetched later',
      on: ['/'],
      change: replace('"/_next/static/data/', '"/_next/static/x/'),
      finds: '/_next/static/x/',
    },
    {
      fault: 'a file of another host',
      on: ['/about'],
      change: edit(($) => $('main img').first().attr('src', 'https://www.example.com/x.svg')),
      finds: 'https://www.example.com/x.svg is not there',
    },
  ],
  'fonts are named where texts are set in them, and only there, and not fetched ahead': [
    {
      fault: 'no font',
      on: ['/about'],
      change: edit(($) => $('style#fonts').remove()),
      finds: '0 fonts instead of 2',
    },
    {
      fault: 'a font that does not wait',
      on: ['/about'],
      change: edit(($) => $('style#fonts').removeAttr('media')),
      finds: '0 fonts instead of 2',
    },
    {
      fault: 'a font that is fetched ahead',
      on: ['/about'],
      change: edit(($) => $('head').append('<link rel="preload" as="font" href="/x.woff2">')),
      finds: '/x.woff2 is fetched ahead',
    },
    {
      fault: 'Latin fonts for Japanese',
      on: ['/ja/about'],
      change: edit(($) =>
        $('head').append(
          '<style id="fonts" media="(scripting:none)">@font-face{src:url(/x.woff2)}</style>',
        ),
      ),
      finds: '1 fonts instead of 0',
    },
  ],
  'each picture and each logo is used in every language': [
    {
      fault: 'the one page with a picture shows another',
      on: ['/visa-processing'],
      change: (html) => html.replaceAll('/src/assets/visa.svg', '/src/assets/about.svg'),
      finds: 'en: /src/assets/visa.svg is not used',
    },
  ],
  'by itself, a page runs what loads the client script, and what offers another language': [
    {
      fault: 'an inline script',
      on: ['/about'],
      change: replace('</body>', '<script>x()</script></body>'),
      finds: 'runs x()',
    },
    {
      fault: 'a script of the framework',
      on: ['/accounting'],
      change: replace('</head>', '<script src="/_next/x.js" async></script></head>'),
      finds: 'runs /_next/x.js',
    },
    {
      fault: 'no script at all',
      on: ['/accounting'],
      change: replace(/<script src="\/client\.js[^>]*><\/script>/, ''),
      finds: 'nothing loads the client script',
    },
    {
      fault: 'a script that does not wait to be painted',
      on: ['/accounting'],
      change: replace('</body>', '<script src="/client.js?v=1" defer=""></script></body>'),
      finds: 'it is not there once',
    },
    {
      fault: 'no offer of another language',
      on: ['/about'],
      change: replace(/<script>\(offers=>.*?<\/script>/, ''),
      finds: '0 offers instead of 1',
    },
    {
      fault: 'an offer on a page that is not in English',
      on: ['/ja/about'],
      change: replace('</body>', `<script>${inlineScript([['en'], []])}</script></body>`),
      finds: '1 offers instead of 0',
    },
  ],
});

test('there is a page for each address in each language, and no other', () => {
  const files = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' });
  const due = everyPage.map(({ locale, path }) => staticFile(locale, path));
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(due.sort());
});

test('every file has a type, or is none that anybody may see', () => {
  const untyped = filesBelow(outFile('/'))
    .map((file) => `/${file}`)
    .filter((file) => !hiddenFiles.test(file) && contentTypeOf(file) === undefined);
  expect(untyped).toEqual([]);
});

test('files that style sheets and the manifest refer to are looked for', () => {
  const style = '@font-face{src:url(../media/a.woff2)}a{mask:url("data:image/svg+xml,x")}';
  expect(filesWithin('/_next/css/x.css', style)).toEqual(['/_next/media/a.woff2']);
  const manifest = JSON.stringify({ icons: [{ src: '/icon.png' }, { src: '/mark.svg' }] });
  expect(filesWithin('/x.webmanifest', manifest)).toEqual(['/icon.png', '/mark.svg']);
});
