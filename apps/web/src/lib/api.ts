import {
  type AnyEndpoint,
  ApiFail,
  type ArgsOf,
  createClient,
  type Endpoint,
  HttpFailure,
  NetworkFailure,
  type ResultOf,
} from '@dhruva/contract'
import {
  type InfiniteData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { callKey, pagesFrom } from './call-key.ts'
import { fetchFirst } from './first-calls.ts'
import { currentLanguage, useLanguage } from './i18n.ts'
import { noteConnection, restoreKept, startKeeping } from './kept.ts'
import { isOnline, lastAnswerAt } from './online.ts'
import { keepServed } from './served-answers.ts'
import { endSession, refreshSession, useOwner } from './session.ts'

export { ApiFail, type ArgsOf, HttpFailure, NetworkFailure, type ResultOf }

/** The typed client: `api.call(endpoint, args, signal?)`, `api.stream(endpoint, args, { onText, signal })`. */
export const api = createClient({
  baseUrl: '',
  token: () => refreshSession()?.token ?? null,
  language: currentLanguage,
  onNoSession: endSession,
  fetch: fetchFirst,
})

const isWorthRetrying = (failures: number, error: unknown) => failures < 2 && !(error instanceof ApiFail)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 600_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    // sent even when the browser believes it is offline: the failure is then said at once, nothing waits unseen
    mutations: { networkMode: 'always' },
  },
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.query.state.status !== 'success') return
  lastAnswerAt.set(event.query.state.dataUpdatedAt)
  if (event.action.type === 'success' && !event.action.manual) noteConnection()
})

export type CallOptions = {
  /** false: do not ask yet */
  enabled?: boolean
  staleTimeMs?: number
  /** ask again every so many milliseconds; false: never */
  everyMs?: number | false
  /** keep showing the last answer while a new one (next page, other language) is on its way */
  keepLast?: boolean
}

const restore = () => restoreKept(queryClient, refreshSession()?.uid ?? null).catch(() => undefined)

if (typeof document !== 'undefined') {
  startKeeping(queryClient, () => refreshSession()?.uid ?? null)
  keepServed(queryClient)
  window.addEventListener('offline', () => void restore())
}

/** Without a connection what was kept of earlier visits stands in for the answers. */
export const whenRestored = async (): Promise<void> => {
  if (typeof document !== 'undefined' && !isOnline()) await restore()
}

type Input = Endpoint['input']
type Output = Endpoint['output']

/**
 * What a visitor is answered is shown until a member's own answer has come: it came with the page (`suitsMembers` of a screen), or was
 * on the screen when they logged in, and the page keeps its place.
 */
const visitorsAnswer =
  (endpoint: AnyEndpoint, args: unknown, language: string) =>
  <Answer>(): Answer | undefined =>
    queryClient.getQueryData<Answer>(callKey(endpoint, args, language, null))

/** Reads through an endpoint and keeps the answer; `data`, `error` (ApiFail, HttpFailure, NetworkFailure), `refetch` … */
export const useCall = <In extends Input, Out extends Output>(
  endpoint: Endpoint<In, Out>,
  args: ArgsOf<Endpoint<In, Out>>,
  options: CallOptions = {},
): UseQueryResult<ResultOf<Endpoint<In, Out>>, Error> => {
  const language = useLanguage()
  const uid = useOwner()
  const visitors = visitorsAnswer(endpoint, args, language)
  return useQuery<ResultOf<Endpoint<In, Out>>>({
    queryKey: callKey(endpoint, args, language, uid),
    queryFn: ({ signal }) => api.call(endpoint, args, signal),
    enabled: options.enabled ?? true,
    ...(options.staleTimeMs === undefined ? {} : { staleTime: options.staleTimeMs }),
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
    placeholderData: options.keepLast ? (last) => last ?? visitors() : visitors,
  })
}

/** Where a page of a list begins: an offset, or the place that the answer before it named. */
type Start = number | string

/**
 * Reads a list page by page, and keeps all that was read.
 * @param argsAt what is asked at a start; the first one is 0
 * @param nextStart the start of the page after so many pages, or undefined when there is none
 */
export const useCallPages = <In extends Input, Out extends Output>(
  endpoint: Endpoint<In, Out>,
  argsAt: (start: Start) => ArgsOf<Endpoint<In, Out>>,
  nextStart: (last: ResultOf<Endpoint<In, Out>>, pages: number) => Start | undefined,
) => {
  type Answer = ResultOf<Endpoint<In, Out>>
  const args = pagesFrom(argsAt(0))
  const language = useLanguage()
  const key = callKey(endpoint, args, language, useOwner())
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery<Answer, Error, InfiniteData<Answer, Start>, typeof key, Start>({
      queryKey: key,
      queryFn: ({ pageParam, signal }) => api.call(endpoint, argsAt(pageParam), signal),
      initialPageParam: 0,
      getNextPageParam: (last, all) => nextStart(last, all.length),
      placeholderData: visitorsAnswer(endpoint, args, language),
    })
  return {
    key,
    pages: data?.pages,
    /** not a visitor's, shown until a member's own has come */
    isOwn: !isPlaceholderData,
    dataUpdatedAt,
    error,
    refetch,
    hasMore: hasNextPage,
    readMore: fetchNextPage,
    isReadingMore: isFetchingNextPage,
  }
}

/** Acts through an endpoint: `const act = useAct(endpoint)`, `await act.mutateAsync(args)`, `act.isPending`. */
export const useAct = <In extends Input, Out extends Output>(
  endpoint: Endpoint<In, Out>,
): UseMutationResult<ResultOf<Endpoint<In, Out>>, Error, ArgsOf<Endpoint<In, Out>>> =>
  useMutation({ mutationFn: (args: ArgsOf<Endpoint<In, Out>>) => api.call(endpoint, args) })

/** Marks every kept answer of an endpoint as old; those on screen are asked for again. */
export const refreshCalls = (...endpoints: readonly AnyEndpoint[]) =>
  Promise.all(endpoints.map((one) => queryClient.invalidateQueries({ queryKey: [one.path] })))
