import { useLocation } from 'react-router-dom'

/** What makes another page of the same path; other parameters only choose within one. */
const asked = (search: string | undefined) => new URLSearchParams(search).get('predictions')

/** Whether a link leads to the page shown; a link to a place within a page never does. */
export const useIsHere = () => {
  const { pathname, search } = useLocation()
  return (address: string) => {
    const [path, query] = address.split('?')
    return !address.includes('#') && path === pathname && asked(query) === asked(search)
  }
}
