import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Layout } from './layout.tsx'
import { RouteBoundary } from './route-boundary.tsx'

export const App = () => (
  <StrictMode>
    <BrowserRouter>
      <RouteBoundary>
        <Layout />
      </RouteBoundary>
    </BrowserRouter>
  </StrictMode>
)
