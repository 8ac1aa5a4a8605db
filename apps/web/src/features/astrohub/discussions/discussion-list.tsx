import type { Discussion } from '@dhruva/contract'
import { useRef } from 'react'
import { DiscussionCard } from './discussion-card.tsx'
import { useReturn } from './last-read.ts'
import { refreshLists, useDelete } from './use-delete.ts'

/** Deletes one of the list and puts the focus on what stands in its place. */
const useDeleteHere = () => {
  const list = useRef<HTMLOListElement>(null)
  const ask = useDelete()
  const remove = async (did: number, at: number) => {
    if (!(await ask(did))) return
    await refreshLists()
    requestAnimationFrame(() => {
      const next = list.current?.children[at] ?? list.current?.lastElementChild
      const target = next?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('main h1')
      target?.focus()
    })
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
  const { list, remove } = useDeleteHere()
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
