import { desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { deskApi, leave, whoIsHere } from '../lib/api.ts'
import { deskTexts } from '../lib/texts.ts'
import { AppCode } from './app-code.tsx'

/** The code of the app, or a recovery code where the phone is lost. */
export const CodeEntry = () => {
  const t = useTexts(deskTexts)
  const [isLost, setIsLost] = useState(false)
  return (
    <>
      {isLost ? (
        <AppCode
          key="lost"
          isRecovery
          label={t.recoveryCode}
          hint={t.recoveryHint}
          onCode={async (code) => whoIsHere.set(await deskApi.call(desk.enterRecoveryCode, { code }))}
        />
      ) : (
        <AppCode
          key="app"
          label={t.appCode}
          hint={t.appCodeHint}
          onCode={async (code) => whoIsHere.set(await deskApi.call(desk.enterCode, { code }))}
        />
      )}
      <Button look="text" size="sm" onClick={() => setIsLost(!isLost)}>
        {isLost ? t.useApp : t.phoneLost}
      </Button>
      <Button look="text" size="sm" onClick={leave}>
        {t.otherNumber}
      </Button>
    </>
  )
}
