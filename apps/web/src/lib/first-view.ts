const viewOf = () => document.getElementById('view')

const loadEarly = () => import('./early.ts')

/**
 * Takes away what the server drew: the page itself stands behind it, or says that it cannot. What was typed, chosen or pressed in it
 * meanwhile is not lost.
 */
export const removeFirstView = () => {
  const [view, root] = [viewOf(), document.getElementById('root')]
  const focused = view?.querySelector<HTMLElement>(':focus') ?? null
  view?.remove()
  if (view?.dataset.used && root) void loadEarly().then(({ redo }) => redo(view, root, focused))
}

/** Whether the server's drawing stands in this page's place. */
export const hasFirstView = (): boolean => viewOf() !== null

/** What hands on what was done in the drawing, for the few who are quicker than the scripts. */
export const prepareHandover = async () => {
  if (viewOf()?.dataset.used) await loadEarly()
}
