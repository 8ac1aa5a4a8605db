import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/states.tsx'

type PartBoundaryProps = { children: ReactNode }

/** A part whose code cannot be fetched fails by itself; the kundli above it stays. Trying again loads the page anew. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorState onRetry={() => window.location.reload()} /> : this.props.children
  }
}
