import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { readKept } from '#lib/kept.ts'
import { forgetKept } from '#lib/kept-caches.ts'
import { languageOf } from '#lib/language-of.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Named } from '#ui/named.tsx'
import { toast } from '#ui/toast.tsx'
import { zodiacTexts } from '#ui/zodiac/texts.ts'
import css from './device-page.module.css'
import { type KeptLink, keptLinks } from './kept-links.ts'
import { deviceTexts } from './texts.ts'

/** What a link leads to; the names and titles in it say their own language. */
const KeptName = ({ link }: { link: KeptLink }) => {
  const t = useTexts(deviceTexts)
  const { signs } = useTexts(zodiacTexts)
  const format = useFormat()
  switch (link.kind) {
    case 'horoscope': {
      const sign = Object.entries(signs).find(([key]) => key === link.zodiac.toLowerCase())?.[1].name
      return t.horoscope(sign ?? link.zodiac, format.day(`${link.date}T12:00:00Z`))
    }
    case 'kundlis':
      return t.kundlis
    case 'kundli':
      return <Named text={t.kundliOf(link.name)} names={[link.name]} />
    default:
      return <span lang={languageOf(link.title)}>{link.title}</span>
  }
}

/** What can be read without a connection, and the way to have none of it kept. */
export const KeptList = () => {
  const t = useTexts(deviceTexts)
  const uid = useSession()?.uid ?? null
  const answers = useQueryClient()
  const key = ['kept', uid]
  const { data: links } = useQuery({
    queryKey: key,
    queryFn: async () => keptLinks(await readKept(uid)),
    networkMode: 'always',
    staleTime: 0,
  })
  const forget = async () => {
    await forgetKept()
    await answers.invalidateQueries({ queryKey: key })
    toast.success(t.forgotten)
  }
  return (
    <Card as="section" className={css.part}>
      <h2>{t.kept}</h2>
      {/* read from the device, at once; the drawing of the server knows of none */}
      {links === undefined ? null : links.length === 0 ? (
        <p>{t.keptNone}</p>
      ) : (
        <>
          <ul className={css.list}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>
                  <KeptName link={link} />
                </Link>
              </li>
            ))}
          </ul>
          {uid === null ? null : <p>{t.keptOwn}</p>}
          <Button size="sm" onClick={() => void forget()}>
            {t.forget}
          </Button>
        </>
      )}
    </Card>
  )
}
