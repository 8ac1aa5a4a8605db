import { profiles } from '@dhruva/contract'
import { ApiFail, api, queryClient, useCall } from '#lib/api.ts'
import { callKey } from '#lib/call-key.ts'
import { currentLanguage } from '#lib/i18n.ts'
import { refreshSession, useSession } from '#lib/session.ts'

/** Whether a failure says that the person has no AstroHub handle yet. */
export const lacksHandle = (error: unknown): boolean =>
  error instanceof ApiFail && error.failure.code === 'handle_required'

/** The own profile of whoever is logged in; a visitor has none and nothing is asked. */
export const useOwnProfile = () => useCall(profiles.getOwnProfile, {}, { enabled: useSession()?.uid != null })

/** The own profile once more, from what is kept if it is half a minute young. Fails as the call does. */
export const readOwnProfile = () =>
  queryClient.fetchQuery({
    queryKey: callKey(profiles.getOwnProfile, {}, currentLanguage(), refreshSession()?.uid ?? null),
    queryFn: ({ signal }) => api.call(profiles.getOwnProfile, {}, signal),
  })
