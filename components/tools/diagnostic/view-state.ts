/** The pages that are audited: some in the operator's language, or all in all languages. */
export type Scope = 'known' | 'all';

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

export const initialState: ViewState = { scope: 'known', view: 'issues' };

/** The state that a query names: `?pages=all&view=languages`. Where it names none, the initial one. */
export function readViewState(query: string): ViewState {
  const values = new URLSearchParams(query);
  const view = values.get('view');
  return {
    scope: values.get('pages') === 'all' ? 'all' : initialState.scope,
    view: viewNames.find((name) => name === view) ?? initialState.view,
  };
}

/** The query for a state, with the other parameters of the old query; empty where it has none. */
export function viewQuery({ scope, view }: ViewState, old: string): string {
  const values = new URLSearchParams(old);
  values.delete('pages');
  values.delete('view');
  if (scope !== initialState.scope) values.set('pages', scope);
  if (view !== initialState.view) values.set('view', view);
  const query = values.toString();
  return query === '' ? '' : `?${query}`;
}
