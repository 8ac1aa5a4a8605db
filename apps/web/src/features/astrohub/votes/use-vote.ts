import { votes as calls } from '@dhruva/contract'
import { useContext, useEffect, useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import { OwnAnswer } from './own-answer.ts'
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
 * that were meant to follow, and is told in its words. While it is not known how this reader voted, a press waits for it: it is meant
 * to give a vote, and is never sent where that would take one back.
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
  const isOwnAnswer = useContext(OwnAnswer)
  const [awaiting, setAwaiting] = useState<1 | 0 | null>(null)
  useEffect(() => {
    if (!isOwnAnswer || awaiting === null) return
    setAwaiting(null)
    if (votes.my_vote !== awaiting) press(awaiting)
  })
  const pressEarly = (type: 1 | 0) => setAwaiting(awaiting === type ? null : type)
  if (awaiting !== null) return { votes: isOwn ? votes : { ...votes, my_vote: awaiting }, press: pressEarly }
  // what is read meanwhile is older than the presses
  return { votes: line.current.waiting > 0 ? shown.current : votes, press: isOwnAnswer ? press : pressEarly }
}
