import { ApiFail, type ArgsOf, createClient, type Endpoint, type ResultOf } from '@dhruva/contract'
import type { AtDesk } from '@dhruva/contract/desk'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { currentLanguage, useLanguage } from '#lib/i18n.ts'
import { createStore, useStore } from '#lib/store.ts'

/** Who is at the desk; null: nobody; undefined: not known yet. */
export const whoIsHere = createStore<AtDesk | null | undefined>(undefined)

/** Says whether the operator has one of these roles; an owner always. */
export const useMay = () => {
  const roles = useStore(whoIsHere)?.roles ?? []
  return (...some: AtDesk['roles']): boolean => roles.includes('owner') || some.some((role) => roles.includes(role))
}

/** What was read of people goes with the login: nothing of it is kept on the device. */
export const deskQueries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, gcTime: 60_000, retry: (failures, error) => failures < 2 && !(error instanceof ApiFail) },
    mutations: { networkMode: 'always' },
  },
})

/** The login is over: the page asks for it anew where it stands. */
export const leave = () => {
  deskQueries.clear()
  whoIsHere.set(null)
}

/** The client of the desk. The browser sends the cookie, which no script can read. */
export const deskApi = createClient({ baseUrl: '', token: () => null, language: currentLanguage, onNoSession: leave })

/** Reads through a call of the desk: `data`, `error`, `refetch` … */
export const useDesk = <In extends Endpoint['input'], Out extends Endpoint['output']>(
  endpoint: Endpoint<In, Out>,
  args: ArgsOf<Endpoint<In, Out>>,
  enabled = true,
): UseQueryResult<ResultOf<Endpoint<In, Out>>, Error> => {
  const language = useLanguage()
  return useQuery({
    queryKey: [endpoint.path, args, language],
    queryFn: ({ signal }) => deskApi.call(endpoint, args, signal),
    enabled,
  })
}

/** What is on screen is asked for again: after an act everything may stand otherwise. */
export const refreshDesk = () => deskQueries.invalidateQueries()
