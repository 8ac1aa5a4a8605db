import type { Discussion } from '@dhruva/contract'
import { useLayoutEffect, useRef } from 'react'
import { DiscussionCard } from './discussion-card.tsx'
import { useReturn } from './last-read.ts'
import { refreshLists, useDelete } from './use-delete.ts'

/** Deletes one of the list; when it has left, the focus goes to what stands in its place. */
const useDeleteHere = (found: readonly Discussion[]) => {
  const list = useRef<HTMLOListElement>(null)
  const leaving = useRef<{ did: number; at: number }>(undefined)
  const ask = useDelete()
  useLayoutEffect(() => {
    const { current: left } = leaving
    if (!left || found.some(({ did }) => did === left.did)) return
    leaving.current = undefined
    const next = list.current?.children[left.at] ?? list.current?.lastElementChild
    const target = next?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('main h1')
    target?.focus()
  }, [found])
  const remove = async (did: number, at: number) => {
    if (!(await ask(did))) return
    leaving.current = { did, at }
    await refreshLists()
  }
  return { list, remove }
}

/** Discussions as cards, in the order they came. */
export const DiscussionList = ({
  found,
  className,
}: {
  found: readonly Discussion[]
  className?: string | undefined
}) => {
  const { list, remove } = useDeleteHere(found)
  useReturn(list)
  return (
    <ol className={className} ref={list}>
      {found.map((discussion, at) => (
        <li key={discussion.did}>
          <DiscussionCard discussion={discussion} onDelete={(did) => void remove(did, at)} />
        </li>
      ))}
    </ol>
  )
}
