// The checkout as merchants load it: window.Razorpay(options).open(). What is paid, and how, is the frame's to ask.
;(() => {
  const origin = new URL(document.currentScript.src).origin

  const languageOf = ({ config }) => config?.display?.language ?? document.documentElement.lang

  const frameOf = (options) => {
    const { order_id, subscription_id, key, name, description, prefill, theme } = options
    const scheme = getComputedStyle(document.documentElement).colorScheme
    const told = {
      order_id,
      subscription_id,
      key,
      name,
      description,
      vpa: prefill?.vpa,
      method: prefill?.method,
      contact: prefill?.contact,
      color: theme?.color,
      scheme: scheme === 'dark' || scheme === 'light' ? scheme : undefined,
      language: languageOf(options),
      parent: location.origin,
    }
    const frame = document.createElement('iframe')
    frame.title = languageOf(options) === 'hi' ? 'भुगतान' : 'Payment'
    frame.className = 'razorpay-checkout-frame'
    frame.src = `${origin}/checkout/?${new URLSearchParams(Object.entries(told).filter(([, value]) => value))}`
    frame.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;pointer-events:auto;color-scheme:normal;background:transparent'
    return frame
  }

  /** Nothing behind the frame is reached by keyboard or read out while it is open; what was inert before stays so. */
  const hideRest = (frame) => {
    const hidden = [...document.body.children].filter((element) => element !== frame && !element.inert)
    for (const element of hidden) element.inert = true
    return () => {
      for (const element of hidden) element.inert = false
    }
  }

  window.Razorpay = function Razorpay(options) {
    if (!options?.key) throw new TypeError('key is missing')
    const listeners = { 'payment.failed': [] }
    let close = () => {}

    const open = () => {
      close()
      const focused = document.activeElement
      const frame = frameOf(options)
      const hear = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin) return
        if (data.type === 'failed') {
          for (const listener of listeners['payment.failed']) listener(data.result)
          if (options.retry?.enabled === false) close()
        }
        if (data.type === 'paid') {
          close()
          options.handler?.(data.result)
        }
        if (data.type === 'dismissed' && (data.by !== 'escape' || options.modal?.escape !== false)) {
          close()
          options.modal?.ondismiss?.()
        }
      }
      window.addEventListener('message', hear)
      document.body.append(frame)
      const showRest = hideRest(frame)
      frame.focus()
      close = () => {
        window.removeEventListener('message', hear)
        frame.remove()
        showRest()
        focused?.focus?.()
        close = () => {}
      }
    }

    return { open, close: () => close(), on: (event, listener) => listeners[event]?.push(listener) }
  }
})()
