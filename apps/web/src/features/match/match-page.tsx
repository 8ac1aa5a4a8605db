import { births } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { chosenIn, pairIn } from './address.ts'
import { Chooser } from './chooser.tsx'
import css from './match-page.module.css'
import { Result } from './result.tsx'
import { matchTexts } from './texts.ts'

const Body = () => {
  const t = useTexts(matchTexts)
  const [search, setSearch] = useSearchParams()
  const saved = useCall(births.getBirths, {})
  const chosen = chosenIn(search)
  const pair = pairIn(chosen)
  if (!saved.data) {
    if (saved.error) return <ErrorState error={saved.error} onRetry={() => void saved.refetch()} />
    return <Loading label={t.loadingSaved} />
  }
  const list = saved.data.births
  if (list.length < 2 && !pair)
    return <EmptyState action={<LinkButton to={to('createKundli')}>{t.add}</LinkButton>}>{t.few}</EmptyState>
  const onMatch = ({ one, two }: { one: number; two: number }) =>
    setSearch({ one: String(one), two: String(two) }, { preventScrollReset: true })
  return (
    <>
      {list.length < 2 ? null : <Chooser births={list} chosen={chosen} onMatch={onMatch} />}
      {pair ? <Result key={`${pair.one} ${pair.two}`} {...pair} /> : <EmptyState>{t.ready}</EmptyState>}
    </>
  )
}

/** `/match?one=&two=`: two saved kundlis laid side by side. */
export const MatchPage = () => {
  const t = useTexts(matchTexts)
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      <div className={css.body}>
        <Body />
      </div>
    </div>
  )
}
