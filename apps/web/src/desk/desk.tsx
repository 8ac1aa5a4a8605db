import { desk } from '@dhruva/contract/desk'
import { useEffect } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useStore } from '#lib/store.ts'
import { Loading } from '#ui/states.tsx'
import { Console } from './console.tsx'
import { Entry } from './entry/entry.tsx'
import { deskApi, leave, whoIsHere } from './lib/api.ts'
import { deskTexts } from './lib/texts.ts'

/** The console for whoever is in, the way in for everybody else. */
export const Desk = () => {
  const t = useTexts(deskTexts)
  const here = useStore(whoIsHere)
  useEffect(() => {
    document.title = t.title
  }, [t])
  useEffect(() => {
    deskApi.call(desk.getDesk, {}).then(whoIsHere.set, leave)
  }, [])
  if (here === undefined) return <Loading label={t.loading} />
  return here?.stage === 'in' ? <Console here={here} /> : <Entry here={here} />
}
