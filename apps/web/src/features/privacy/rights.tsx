import { DAY_MS } from '@dhruva/common'
import { site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { saveMyData } from '#lib/my-data.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download } from '#ui/icons.ts'
import { toast } from '#ui/toast.tsx'
import css from './privacy-page.module.css'
import { privacyTexts } from './texts.ts'

/** The file of everything, for who is logged in. */
const DownloadData = () => {
  const t = useTexts(privacyTexts)
  const { run, busy } = useOneAtATime()
  const save = () =>
    saveMyData().catch((error: unknown) => toast.error(error instanceof ApiFail ? error.message : t.actFailed))
  return (
    <Button busy={busy} busyLabel={t.copy.downloading} onClick={() => void run(save)}>
      <Icon of={Download} />
      {t.copy.download}
    </Button>
  )
}

/** The address to complain to, as the operator set it. */
const Address = () => {
  const { complain: t } = useTexts(privacyTexts)
  const address = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS }).data?.support_email
  return (
    <p className={css.ways}>
      {address ? <a href={`mailto:${address}`}>{address}</a> : <span>{t.noAddress}</span>}
      <Link to={to('contactUs')}>{t.toContact}</Link>
    </p>
  )
}

/** What holds for all purposes: the end of what is needed, the copy, the young, complaints. */
export const Rights = ({ isMember }: { isMember: boolean }) => {
  const t = useTexts(privacyTexts)
  return (
    <div className={css.rights}>
      <section>
        <h2>{t.needed.title}</h2>
        <p>{t.needed.text}</p>
        <LinkButton to={to('deleteAccount')}>{t.needed.deleteAccount}</LinkButton>
      </section>
      <section>
        <h2>{t.copy.title}</h2>
        <p>{t.copy.text}</p>
        <p>{t.copy.change}</p>
        {isMember ? <DownloadData /> : null}
      </section>
      <section>
        <h2>{t.young.title}</h2>
        {t.young.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{t.complain.title}</h2>
        <p>{t.complain.text}</p>
        <Address />
        <p>{t.complain.board}</p>
      </section>
      <p className={css.more}>
        {t.more} <Link to={to('privacyPolicy')}>{t.privacyPolicy}</Link>
      </p>
    </div>
  )
}
