import type { Piece } from '@dhruva/reading'

type Mark = { at: number; facts: string[] }

/** Text not yet shown, with the places of its fact marks. */
export class Buffer {
  text = ''
  private marks: Mark[] = []

  add({ text, facts }: Piece): void {
    this.text += text
    if (facts.length > 0) this.marks.push({ at: this.text.length, facts })
  }

  /** Takes the first `end` characters, as pieces that end where their marks were. */
  take(end: number): Piece[] {
    const text = this.text.slice(0, end)
    this.text = this.text.slice(end)
    if (this.marks.length === 0) return text === '' ? [] : [{ text, facts: [] }]
    const pieces: Piece[] = []
    let from = 0
    for (const mark of this.marks.filter(({ at }) => at <= end)) {
      pieces.push({ text: text.slice(from, mark.at), facts: mark.facts })
      from = mark.at
    }
    if (from < end) pieces.push({ text: text.slice(from), facts: [] })
    this.marks = this.marks.filter(({ at }) => at > end).map(({ at, facts }) => ({ at: at - end, facts }))
    return pieces
  }
}
