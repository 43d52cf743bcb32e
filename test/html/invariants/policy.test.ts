import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { policyInvariants } from './policy';

testInvariants(policyInvariants, {
  'the policy stands before everything but the encoding, once, and is bounded': [
    {
      fault: 'no policy',
      on: ['/ja/about'],
      change: edit(($) => $('meta[http-equiv]').remove()),
      finds: '/ja/about: 0 policies',
    },
    {
      fault: 'a second one',
      on: ['/de'],
      change: replace('</head>', '<meta http-equiv="content-security-policy" content=""/></head>'),
      finds: '2 policies',
    },
    {
      fault: 'a script before it',
      on: ['/services'],
      change: replace('<meta http-equiv', '<script src="/client.js"></script><meta http-equiv'),
      finds: '/services: something stands before the policy',
    },
    {
      fault: 'pictures from anywhere',
      on: ['/contact'],
      change: replace("img-src 'self'", "img-src 'self' https:"),
      finds: "allows too much: img-src 'self' https:",
    },
    {
      fault: 'any inline style',
      on: ['/contact'],
      change: replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      finds: "allows too much: style-src 'self' 'unsafe-inline'",
    },
    {
      fault: 'texts of scripts, on a page that reads no other',
      on: ['/contact'],
      change: replace("connect-src 'self'", "connect-src 'self' blob:"),
      finds: "allows too much: connect-src 'self' blob:",
    },
    {
      fault: 'forms that go to any place',
      on: ['/contact'],
      change: replace("form-action 'none'; ", ''),
      finds: 'lacks "form-action \'none\'"',
    },
  ],
  'it names the scripts that stand in the page, or are put there, by their hashes, and no others': [
    {
      fault: 'a script more',
      on: ['/about'],
      change: replace('<body>', '<body><script>x()</script>'),
      finds: '/about: script-src lacks',
    },
    {
      fault: 'rules for prefetching that no script sets',
      on: ['/about'],
      change: edit(($) => $('script[src^="/client.js"]').remove()),
      finds: 'which the page does not have',
    },
  ],
  'it names the inline styles of the page by their hashes, and no others': [
    {
      fault: 'a style attribute more',
      on: ['/ko/contact'],
      change: edit(($) => $('h1').attr('style', 'color:red')),
      finds: '/ko/contact: style-src lacks',
    },
    {
      fault: 'a style element more',
      on: ['/ko/contact'],
      change: replace('</head>', '<style>h1{color:red}</style></head>'),
      finds: '/ko/contact: style-src lacks',
    },
    {
      fault: 'a style element that is gone',
      on: ['/visa-processing'],
      change: edit(($) => $('style').first().remove()),
      finds: 'which the page does not have',
    },
  ],
});
