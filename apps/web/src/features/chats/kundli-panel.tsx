import { kundli } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import type { Mark } from './marked-text.ts'

type P = { bid: number; mark: Mark | null; className?: string | undefined }
export const KundliPanel = ({ bid, className }: P) => {
  const { data } = useCall(kundli.getChart, { bid })
  return data ? <aside className={className} /> : null
}
