/** Which pages are audited: the main ones in the language of the page, or all in all languages. */
export type Scope = 'main' | 'all';

/** The views of the results: a tab for each. */
export const viewNames = [
  'issues',
  'recommendations',
  'pages',
  'languages',
  'links',
  'duplicates',
] as const;

export type View = (typeof viewNames)[number];

export type ViewState = { scope: Scope; view: View };

export const initialState: ViewState = { scope: 'main', view: 'issues' };

/** The state that a query names: `?pages=all&view=languages`. Where one is missing or unknown, the initial one. */
export function readViewState(query: string): ViewState {
  const values = new URLSearchParams(query);
  return {
    scope: values.get('pages') === 'all' ? 'all' : initialState.scope,
    view: viewNames.find((name) => name === values.get('view')) ?? initialState.view,
  };
}

/** The current URL with a state in its query; other parameters stay. */
export function viewUrl({ scope, view }: ViewState): URL {
  const url = new URL(location.href);
  url.searchParams.delete('pages');
  url.searchParams.delete('view');
  if (scope !== initialState.scope) url.searchParams.set('pages', scope);
  if (view !== initialState.view) url.searchParams.set('view', view);
  return url;
}
