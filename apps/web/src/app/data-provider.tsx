import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, whenRestored } from '#lib/api.ts'

export { whenRestored }

/** Gives the components inside the kept answers. */
export const DataProvider = ({ children }: { children?: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
