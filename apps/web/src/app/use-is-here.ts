import { useLocation } from 'react-router-dom'

/** Whether a link leads to the page shown; a link to a place within a page never does. */
export const useIsHere = () => {
  const { pathname } = useLocation()
  return (address: string) => !address.includes('#') && address.split('?')[0] === pathname
}
