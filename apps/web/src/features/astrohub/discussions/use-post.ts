import { useState } from 'react'
import { type Draft, dropDraft, readDraft, writeDraft } from '#lib/drafts.ts'
import { useOwner } from '#lib/session.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import type { HandleGate } from '../shared/use-handle.tsx'
import { useIsShown } from '../shared/use-is-shown.ts'
import { areSame, type PostValues, type TagName, valuesIn } from './post-values.ts'

type PostOptions = {
  /** the name the draft is kept under */
  draft: string
  /** what the form holds when nothing was typed */
  start: PostValues
  handle: HandleGate
  /** Sends it and tells; resolves with the way on, which is taken if the person has not left meanwhile. */
  send: (values: PostValues) => Promise<() => void>
}

const keep = (uid: number | null, name: string, values: PostValues, start: PostValues) => {
  const isEmpty = values.title.trim() === '' && values.description.trim() === ''
  if (isEmpty || areSame(values, start)) dropDraft(uid, name)
  else writeDraft(uid, name, values)
}

/** What a form of a discussion holds: kept as a draft until it is sent, sent once however often the button is pressed. */
export const usePost = ({ draft: name, start, handle, send }: PostOptions) => {
  const uid = useOwner()
  const explain = useRefusalToast()
  const [restored, setRestored] = useState<Draft | null>(() => readDraft(uid, name))
  const [values, setValues] = useState(() => (restored ? valuesIn(restored.fields) : start))
  const { run, busy } = useOneAtATime()
  const isShown = useIsShown()

  const change = (change: Partial<PostValues>) => {
    const next = { ...values, ...change }
    setValues(next)
    keep(uid, name, next, start)
  }

  const post = async () => {
    try {
      const goOn = await send(values)
      dropDraft(uid, name)
      if (isShown.current) goOn()
    } catch (error) {
      if (!handle.missing(error, submit)) explain(error)
    }
  }
  const submit = () => void run(post)
  return {
    values,
    change,
    busy,
    submit,
    /** the draft that was taken up again, until it is discarded */
    restored,
    discard: () => {
      dropDraft(uid, name)
      setRestored(null)
      setValues(start)
    },
    /** Puts tags into a form nobody has typed in. */
    propose: (tags: Pick<PostValues, TagName>) => setValues((before) => ({ ...before, ...tags })),
  }
}
