import { type ArgsOf, kundli } from '@dhruva/contract'
import type { ChartStyle } from '@dhruva/contract/drawing'
import { useEffect, useState } from 'react'
import { ApiFail, api } from '#lib/api.ts'
import { type Language, useLanguage, useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Check } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download, Share2 } from '#ui/icons.ts'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { Loading, Skeleton } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import css from './picture-dialog.module.css'
import { pictureTexts } from './texts.ts'

/** A saved kundli of one's own, or one that is shown by a link. */
export type Pictured = { bid: number } | { token: string }

type Shown = Pick<ArgsOf<typeof kundli.getKundliPicture>, 'with_name' | 'with_birth'>

const ask = (of: Pictured, style: ChartStyle, language: Language, shown: Shown) =>
  'bid' in of
    ? api.file(kundli.getKundliPicture, { bid: of.bid, style, language, ...shown })
    : api.file(kundli.getSharedKundliPicture, { token: of.token, style, language })

/** The policy of our pages lets a picture be written out, not named by a `blob:`. */
const addressOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('a picture cannot be read'))
    reader.readAsDataURL(picture)
  })

type Drawn = { file: File; address: string }

const draw = async (...of: Parameters<typeof ask>): Promise<Drawn> => {
  const picture = await ask(...of)
  const file = new File([picture], 'dhruva-kundli.png', { type: 'image/png' })
  return { file, address: await addressOf(picture) }
}

/** The picture as it is now wished for: `undefined` while it comes, an error where it did not. */
const useDrawn = (of: Pictured, style: ChartStyle, { with_name, with_birth }: Shown) => {
  const language = useLanguage()
  const [drawn, setDrawn] = useState<Drawn | Error>()
  const [tries, setTries] = useState(0)
  const [bid, token] = 'bid' in of ? [of.bid, ''] : [0, of.token]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let isWanted = true
    const keep = (found: Drawn | Error) => {
      if (isWanted) setDrawn(found)
    }
    setDrawn(undefined)
    draw(token === '' ? { bid } : { token }, style, language, { with_name, with_birth }).then(keep, (error: unknown) =>
      keep(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isWanted = false
    }
  }, [bid, token, style, language, with_name, with_birth, tries])
  return { drawn, again: () => setTries(tries + 1) }
}

/** Phones hand a file over to the chat it is meant for; elsewhere it is saved. */
const canShare = (file: File) => 'canShare' in navigator && navigator.canShare({ files: [file] })

const Preview = ({ drawn, again }: ReturnType<typeof useDrawn>) => {
  const t = useTexts(pictureTexts)
  if (drawn === undefined)
    return (
      <Loading label={t.making}>
        <Skeleton height="100%" />
      </Loading>
    )
  if (drawn instanceof Error)
    return (
      <div className={css.failed} role="alert">
        <p>{drawn instanceof ApiFail ? drawn.message : t.failed}</p>
        <Button size="sm" onClick={again}>
          {t.again}
        </Button>
      </div>
    )
  return <img src={drawn.address} alt={t.alt} width={1080} height={1350} />
}

const Choices = ({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) => {
  const t = useTexts(pictureTexts)
  const flag = (checked: boolean) => (checked ? ('1' as const) : ('0' as const))
  return (
    <fieldset className={css.choices}>
      <legend>{t.choices}</legend>
      <Check
        checked={shown.with_name === '1'}
        onChange={(event) => onChange({ ...shown, with_name: flag(event.target.checked) })}
      >
        {t.withName}
      </Check>
      <Check
        checked={shown.with_birth === '1'}
        onChange={(event) => onChange({ ...shown, with_birth: flag(event.target.checked) })}
      >
        {t.withBirth}
      </Check>
    </fieldset>
  )
}

/** Shows a kundli as the picture it would be, lets its owner choose what stands on it, and gives it away. */
export const PictureDialog = ({ of, onClose }: { of: Pictured; onClose: () => void }) => {
  const t = useTexts(pictureTexts)
  const [style] = useChartStyle()
  const [shown, setShown] = useState<Shown>({ with_name: '1', with_birth: '0' })
  const { drawn, again } = useDrawn(of, style, shown)
  const file = drawn !== undefined && 'file' in drawn ? drawn.file : null
  const give = async () => {
    if (!file) return
    try {
      await navigator.share({ files: [file] })
    } catch (error) {
      // whoever closes the phone's own dialog has not failed
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t.notShared)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.lede}>
      <div className={css.picture}>
        <div className={css.preview}>
          <Preview drawn={drawn} again={again} />
        </div>
        {'bid' in of ? <Choices shown={shown} onChange={setShown} /> : null}
        <div className={css.ways}>
          {file && canShare(file) ? (
            <Button look="solid" wide onClick={() => void give()}>
              <Icon of={Share2} />
              {t.share}
            </Button>
          ) : null}
          <Button
            look={file && canShare(file) ? 'line' : 'solid'}
            wide
            inactive={!file}
            onClick={() => file && saveFile(file.name, file)}
          >
            <Icon of={Download} />
            {t.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
