import 'react'

declare module 'react' {
  // custom properties set on an element, such as '--share'
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
