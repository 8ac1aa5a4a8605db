import { Navigate } from 'react-router-dom'

/** Leads on to another page instead of showing one. The server draws nothing there. */
export const LeadOn = ({ to }: { to: string }) => (import.meta.env.SSR ? null : <Navigate replace to={to} />)
