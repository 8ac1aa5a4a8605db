/** Whether what has the focus raises a keyboard on the screen. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches
