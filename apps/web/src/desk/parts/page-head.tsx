import type { ReactNode } from 'react'
import { SectionHead } from '#ui/marks.tsx'

/** The heading of a page of the console. */
export const PageHead = ({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) => (
  <SectionHead level={1} title={title} aside={aside}>
    {children}
  </SectionHead>
)
