/** Whether somebody at home agrees to what the asker wants to do: `papa ko kaise manau ki bike dila de`, `will my dad agree`. */
const CONSENT =
  /\b(?:will|would|can) (?:he|she|they|(?:my |our )?(?:\p{L}+)) (?:agree|allow|permit|let me|approve|give (?:me )?permission)|\b(?:convince|persuade) (?:my|him|her|them)|\bko (?:kaise )?man(?:au|aau|aun|aaun|ao|aaye|au+n)\b|\b(?:manenge|maanenge|maan jaye?nge|man jaye?nge|maan jaye?ga|maan jaye?gi|ijaza+t|permission)\b|\b\p{L}+ne (?:denge|dega|degi)\b|\bse kaise (?:bol|kah|keh|puch|pooch)\p{L}*|ने (?:देंगे|देगा|देगी)|से कैसे (?:बोल|कह|पूछ)|इजाज़त|इजाजत|को (?:कैसे )?मनाऊ|मान (?:जाएँगे|जाएंगे|जाएगा|जाएगी)|मानेंगे/iu
const OF_HOME =
  /\b(?:papa|mummy|maa|dad|mom|father|mother|parents?|pati|patni|husband|wife|sasur|sasura+l|saas|sasu|in.?laws|ghar ?wale|gharwale|bhai|family)\b|पापा|मम्मी|माँ|पिता|पति|पत्नी|ससुर|ससुराल|सास|घर ?वाले|भाई/iu

export const asksConsent = (text: string): boolean => CONSENT.test(text) && OF_HOME.test(text)
