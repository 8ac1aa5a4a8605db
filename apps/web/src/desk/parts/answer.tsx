import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { ErrorState, Loading } from '#ui/states.tsx'
import { deskTexts } from '../lib/texts.ts'

/** What was read, or that it is on its way, or why it did not come. */
export const Answer = <T,>({ of, children }: { of: UseQueryResult<T, Error>; children: (data: T) => ReactNode }) => {
  const t = useTexts(deskTexts)
  if (of.data !== undefined) return children(of.data)
  if (of.error)
    return (
      <ErrorState error={of.error} onRetry={() => void of.refetch()}>
        {t.failed}
      </ErrorState>
    )
  return <Loading label={t.loading} />
}
