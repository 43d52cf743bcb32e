import 'react';

/**
 * The attributes that make a form a tool of a visitor's AI agent. The proposal has `toolautosubmit` too, which lets an
 * agent send the form by itself: no form of the site may have it.
 * https://developer.chrome.com/docs/ai/webmcp/declarative-api
 */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  // Of input, select and textarea.
  interface DOMAttributes<T> {
    toolparamdescription?: string;
  }
}
