import { ramp, type Skin, skins } from './colours.ts'
import * as face from './face.ts'
import { type Ground, grounds } from './grounds.ts'
import * as hair from './hair.ts'
import * as wear from './wear.ts'

/** What is drawn of a person, from the back to the front. */
type Figure = {
  ground: Ground
  skin: Skin
  shape: 'round' | 'square'
  back?: string
  wear: string
  features: string
  front: string
}

const {
  ink,
  conch,
  ash,
  steel,
  honey,
  genda,
  kamal,
  rose,
  petal,
  usha,
  neem,
  leaf,
  neel,
  indigo,
  iris,
  kumkum,
  plaster,
  cream,
  mist,
} = ramp
const { almond, wheat, honey: tan, clay, teak, night } = skins
const brown = '#4a2318'

const man = (figure: Omit<Figure, 'shape'>): Figure => ({ ...figure, shape: 'square' })
const woman = (figure: Omit<Figure, 'shape'>): Figure => ({ ...figure, shape: 'round' })

/** Men, by the names of mountains. */
export const men = {
  aravalli: man({
    ground: 'ember',
    skin: clay,
    back: wear.tail(usha, kumkum),
    wear: wear.kurta(petal, kamal),
    features: face.eyes('open', ink, 3) + face.mouth(clay),
    front: hair.twirled(ink) + wear.safa(usha, kumkum, wear.sarpech) + wear.studs(),
  }),
  vindhya: man({
    ground: 'iris',
    skin: wheat,
    wear: wear.shirt(indigo, neel),
    features: face.eyes('open', ink, 3) + face.mouth(wheat),
    front: hair.short(ink) + hair.boxedBeard(ink),
  }),
  satpura: man({
    ground: 'dawn',
    skin: tan,
    wear: wear.shawl(kamal, honey, plaster),
    features: face.eyes('down', steel) + face.years(tan),
    front: hair.longBeard(conch) + hair.moustache(ash) + hair.topKnot(ash) + face.sandal,
  }),
  sahyadri: man({
    ground: 'leaf',
    skin: teak,
    wear: wear.shirt(honey, genda),
    features: face.eyes('glad') + face.mouth(teak),
    front: hair.curls(ink),
  }),
  nilgiri: man({
    ground: 'marigold',
    skin: night,
    wear: wear.shawl(conch, genda, plaster),
    features: face.eyes('open', ink, 2.8) + face.mouth(night),
    front: hair.moustache(ink) + hair.sidePart(ink) + face.sandal,
  }),
  girnar: man({
    ground: 'sky',
    skin: wheat,
    wear: wear.kurta(plaster, ash),
    features: face.eyes('open', steel) + face.mouth(wheat) + face.years(wheat) + face.roundGlasses(ink),
    front: hair.moustache(conch) + hair.sides(conch) + wear.topi(conch, ash),
  }),
  zanskar: man({
    ground: 'night',
    skin: almond,
    wear: wear.bandhgala(kumkum, honey),
    features: face.eyes('glad') + face.mouth(almond),
    front: wear.hillCap(plaster, kamal),
  }),
  karakoram: man({
    ground: 'moon',
    skin: almond,
    wear: wear.kurta(neel, iris),
    features: face.eyes('open', brown, 3) + face.mouth(almond),
    front: hair.fullBeard(brown) + wear.cap(conch, genda),
  }),
  shivalik: man({
    ground: 'lotus',
    skin: wheat,
    wear: wear.bandhgala(neel, ink),
    features: face.eyes('open', ink, 3),
    front: hair.fullBeard(ink) + hair.moustache(ink) + wear.dastar(kamal, '#731a48', honey),
  }),
  patkai: man({
    ground: 'sun',
    skin: almond,
    wear: wear.shirt(leaf, neem),
    features: face.eyes('open') + face.mouth(almond) + face.glasses(ink),
    front: hair.swept(ink),
  }),
  palani: man({
    ground: 'ember',
    skin: teak,
    wear: wear.robe(genda, teak.light) + wear.beads(kumkum),
    features: face.eyes('down') + face.mouth(teak),
    front: face.sandal + hair.goatee(ink),
  }),
  ajanta: man({
    ground: 'iris',
    skin: tan,
    back: hair.bobBack(ink),
    wear: wear.kurta(rose, kamal),
    features: face.eyes('down') + face.mouth(tan),
    front: hair.parted(ink) + wear.studs() + hair.goatee(ink),
  }),
  mahendra: man({
    ground: 'night',
    skin: clay,
    wear: wear.shawl(leaf, honey, plaster),
    features: face.eyes('glad', steel) + face.mouth(clay) + face.years(clay),
    front: hair.moustache(ash) + hair.sides(ash),
  }),
  dhauladhar: man({
    ground: 'leaf',
    skin: tan,
    wear: wear.shawl(neem, honey, plaster),
    features: face.eyes('open', ash, 3) + face.years(tan),
    front: hair.longBeard(conch) + hair.moustache(plaster) + wear.dastar(neel, iris, usha),
  }),
} as const satisfies Record<string, Figure>

/** Women, by the names of rivers. */
export const women = {
  ganga: woman({
    ground: 'dawn',
    skin: wheat,
    back: hair.lowBun(ink, conch),
    wear: wear.sari(kumkum, genda, neel) + wear.necklace,
    features: face.eyes('open') + face.mouth(wheat, true) + face.bindi(),
    front: hair.parted(ink) + wear.jhumkas,
  }),
  yamuna: woman({
    ground: 'moon',
    skin: tan,
    wear: wear.kameez(kamal, honey),
    features: face.eyes('down') + face.mouth(tan, true) + face.bindi(),
    front: hair.parted(ink) + wear.veil(kamal, honey) + wear.tikka + wear.nath,
  }),
  narmada: woman({
    ground: 'iris',
    skin: clay,
    back: hair.longBack(ink),
    wear: wear.kameez(indigo, mist),
    features: face.eyes('open') + face.mouth(clay, true),
    front: hair.sidePart(ink) + wear.hoops,
  }),
  kaveri: woman({
    ground: 'leaf',
    skin: teak,
    wear: wear.sari(leaf, honey, kamal) + wear.necklace + hair.braid(ink, conch, usha),
    features: face.eyes('open') + face.mouth(teak, true) + face.bindi(),
    front: hair.parted(ink) + wear.jhumkas + wear.pin,
  }),
  godavari: woman({
    ground: 'lotus',
    skin: tan,
    back: hair.bunBack(ash),
    wear: wear.sari(plaster, kumkum, kamal),
    features: face.eyes('glad', steel) + face.mouth(tan) + face.years(tan) + face.roundGlasses(ink) + face.bindi(),
    front: hair.parted(ash),
  }),
  sindhu: woman({
    ground: 'marigold',
    skin: almond,
    wear: wear.kameez(kamal, honey),
    features: face.eyes('open', brown) + face.mouth(almond, true),
    front: wear.scarf(indigo, iris),
  }),
  tapti: woman({
    ground: 'sun',
    skin: wheat,
    back: hair.bobBack(ink),
    wear: wear.shirt(kamal, rose),
    features: face.eyes('open') + face.mouth(wheat, true) + face.glasses(neel),
    front: hair.fringe(ink),
  }),
  teesta: woman({
    ground: 'sky',
    skin: almond,
    back: hair.bunBack(ink),
    wear: wear.kameez(neem, honey) + wear.beads(kumkum),
    features: face.eyes('glad') + face.mouth(almond, true),
    front: hair.fringe(ink),
  }),
  sabarmati: woman({
    ground: 'ember',
    skin: clay,
    wear: wear.kameez(usha, honey),
    features: face.eyes('open') + face.mouth(clay, true) + face.bindi(kumkum),
    front: hair.parted(ink) + wear.veil('#c43a7c', cream) + wear.tikka + wear.jhumkas,
  }),
  betwa: woman({
    ground: 'dawn',
    skin: night,
    back: hair.cloudBack(ink),
    wear: wear.kameez(genda, cream),
    features: face.eyes('open') + face.mouth(night, true),
    front: hair.curls(ink) + wear.hoops,
  }),
  jhelum: woman({
    ground: 'iris',
    skin: almond,
    back: hair.longBack(brown),
    wear: wear.kameez(kumkum, honey) + wear.stole(petal, rose),
    features: face.eyes('down', brown) + face.mouth(almond, true),
    front: hair.parted(brown) + wear.tikka,
  }),
  sharavati: woman({
    ground: 'marigold',
    skin: teak,
    wear: wear.shirt(neel, indigo),
    features: face.eyes('glad') + face.mouth(teak, true) + face.bindi(ink),
    front: hair.cropped(ink) + wear.studs(),
  }),
  indravati: woman({
    ground: 'lotus',
    skin: night,
    wear: wear.sari(indigo, honey, usha) + wear.beads(genda),
    features: face.eyes('down') + face.mouth(night, true) + face.bindi(honey),
    front: hair.parted(ink) + wear.veil(indigo, honey) + wear.pin,
  }),
  mahanadi: woman({
    ground: 'leaf',
    skin: wheat,
    back: hair.longBack(conch),
    wear: wear.shawl(neem, honey, plaster),
    features: face.eyes('open', ash) + face.mouth(wheat, true) + face.years(wheat) + face.bindi(),
    front: hair.parted(conch) + wear.veil(cream, neem),
  }),
} as const satisfies Record<string, Figure>

/** Those whom years have marked: there to be chosen, given to nobody. */
export const elders: readonly string[] = ['satpura', 'girnar', 'mahendra', 'dhauladhar', 'godavari', 'mahanadi']

/** The inside of the picture, on a square of 128. */
export const draw = ({ ground, skin, shape, back = '', wear: clothes, features, front }: Figure) =>
  grounds[ground] + back + face.head(skin, shape) + clothes + features + front
