import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Layout } from './layout.tsx'

export const App = () => (
  <StrictMode>
    <BrowserRouter>
      <Layout />
    </BrowserRouter>
  </StrictMode>
)
