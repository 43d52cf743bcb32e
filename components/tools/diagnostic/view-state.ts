/** The pages that are audited: those compared at first, in the operator's language, or all in all languages. */
export type Scope = 'first' | 'all';

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

export const initialState: ViewState = { scope: 'first', view: 'issues' };

/** The state that a query names: `?pages=all&view=languages`. Where it names none, the initial one. */
export function readViewState(query: string): ViewState {
  const values = new URLSearchParams(query);
  return {
    scope: values.get('pages') === 'all' ? 'all' : initialState.scope,
    view: viewNames.find((name) => name === values.get('view')) ?? initialState.view,
  };
}

/** The address that names a state, and whatever else the address of the page says. */
export function viewUrl({ scope, view }: ViewState): URL {
  const url = new URL(location.href);
  url.searchParams.delete('pages');
  url.searchParams.delete('view');
  if (scope !== initialState.scope) url.searchParams.set('pages', scope);
  if (view !== initialState.view) url.searchParams.set('view', view);
  return url;
}
