/**
 * English words that sound like another word once `ee`, `oo`, `sh` and double letters are folded (`soon` like `sun`, `week`
 * like Hindi `vik`): searches keep their spelling.
 */
export const keptWords: ReadonlySet<string> = new Set(
  `afternoon agree all ball bee been beep beer bell bless blood bloom book books boost boot born bee between bring call
  cash cell cheek cheer cheese choose class clash cool cook creek crush cross deed deep deer degree discuss door doors dress
  dish drop feed feel feeling feels fees feet fell fill fish flash flesh floor food fool foot free freedom fresh full
  goods good goose green greet guess hall hell hood hook indeed issue keep keeps keen kill kiss knee less loose look looked
  looking looks loop loss mall mass meet meeting meets mess miss missing mood moon moons mushroom need needed needs noon off
  pass peel pool poor pull push root room rooms rush school schools see seed seek seeking seem seems seen sell seeing she
  sheet shall shell shift shine shed ship shop short shot show shows shut shoot sleep sleeping small smooth soon sooner
  speech speed spell spoon steel still stood stress success sweet tall tell thirteen three too took tool tooth tree trees
  week weekend weekly weeks well wheel wish wishes wood wool zoo`.split(/\s+/),
)
