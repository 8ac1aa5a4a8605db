/** Two fields are weighed only where one is set against the other. */
export const WEIGHS =
  /\bor\b|\bvs\b|\bya\b|\bversus\b|\bwhich\b|\bkis\b|\bkaun|\bbhi\b.*\bbhi\b|बनाम|किस|कौन|भी.*भी|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])/iu
/** Whether one becomes what was named is a yes or no, and no list of trades. */
export const BECOMES =
  /\bbecome\b|\bban(?:ega|egi|enge|unga|ungi|oonga|oongi|paunga|paungi| pa\w+| sak\w+)\b|बन(?:ेगा|ेगी|ेंगे|ूँगा|ूँगी|ूंगा|ूंगी| पा| सक)/iu
