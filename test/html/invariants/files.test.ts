import { readdirSync } from 'node:fs';
import { filesBelow } from '@/build/references';
import { staticFile } from '@/build/static-files';
import { contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
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
      change: replace('"/_next/page-scripts/', '"/_next/x/'),
      finds: '/_next/x/',
    },
    {
      fault: 'a file of another host',
      on: ['/about'],
      change: edit(($) => $('main img').first().attr('src', 'https://www.example.com/x.svg')),
      finds: 'https://www.example.com/x.svg is not there',
    },
  ],
  'both fonts are named in the style of the page, and none is fetched ahead': [
    {
      fault: 'no font',
      on: ['/about'],
      change: edit(($) => $('style').remove()),
      finds: '0 fonts instead of 2',
    },
    {
      fault: 'a font that is fetched ahead',
      on: ['/ja/about'],
      change: edit(($) => $('head').append('<link rel="preload" as="font" href="/x.woff2">')),
      finds: '/x.woff2 is fetched ahead',
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
  'by itself, a page runs the script of every page, once, and nothing else': [
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
      finds: 'runs the script of every page 0 times',
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
