import { votes as calls } from '@dhruva/contract'
import { useRef } from 'react'
import { api } from '#lib/api.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import { toggleVote, type Votes } from './toggle-vote.ts'

export type Target = { did: number } | { cid: number }

export type Voting = {
  target: Target
  votes: Votes
  /** a vote on one's own text is sent, to hear why not, but not shown */
  isOwn: boolean
  onChange: (votes: Votes) => void
}

/**
 * Votes show at once and are sent one after the other. A refusal puts back what the service last said, drops the presses
 * that were meant to follow, and is told in its words.
 */
export const useVote = ({ target, votes, isOwn, onChange }: Voting) => {
  const explain = useRefusalToast()
  const shown = useRef(votes)
  const known = useRef(votes)
  const line = useRef({ waiting: 0, epoch: 0, last: Promise.resolve() })
  // while presses wait, what they made of the counts is newer than what was read
  if (line.current.waiting === 0) {
    shown.current = votes
    known.current = votes
  }
  const show = (next: Votes) => {
    shown.current = next
    onChange(next)
  }
  const send = async (type: 1 | 0, epoch: number) => {
    if (epoch !== line.current.epoch) return
    try {
      const { upvotes, downvotes, my_vote } = await api.call(calls.insertVote, { ...target, type })
      known.current = { upvotes, downvotes, my_vote }
      if (line.current.waiting === 1) show(known.current)
    } catch (error) {
      line.current.epoch += 1
      show(known.current)
      explain(error)
    }
  }
  const press = (type: 1 | 0) => {
    const { epoch } = line.current
    line.current.waiting += 1
    if (!isOwn) show(toggleVote(shown.current, type))
    line.current.last = line.current.last
      .then(() => send(type, epoch))
      .finally(() => {
        line.current.waiting -= 1
      })
  }
  // what is read meanwhile is older than the presses
  return { votes: line.current.waiting > 0 ? shown.current : votes, press }
}
