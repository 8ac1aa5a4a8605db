import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { IconButton } from '#ui/button.tsx'
import { Field, FieldGroup, Select } from '#ui/field.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { X } from '#ui/icons.ts'
import { discussionTexts } from '../shared/texts.ts'
import { type PostValues, type TagName, tagChoices, tagNames } from './post-values.ts'
import css from './tag-fields.module.css'
import { drawingOf, useTagNames } from './use-tag-names.ts'

export type TagFieldsProps = {
  values: Pick<PostValues, TagName>
  /** they come from the own profile */
  proposed: boolean
  onChange: (tag: TagName, value: string) => void
}

const TagField = ({ tag, value, onChange }: { tag: TagName; value: string; onChange: TagFieldsProps['onChange'] }) => {
  const t = useTexts(discussionTexts)
  const names = useTagNames()
  const sign = tag === 'rashi' ? drawingOf(value) : null
  return (
    <Field label={t[tag]}>
      <div className={cx(css.control, value !== '' && css[tag], sign && css.drawn)}>
        {sign ? <Glyph sign={sign} className={css.glyph} /> : null}
        <Select className={css.select} value={value} onChange={(event) => onChange(tag, event.target.value)}>
          <option value="">{t.noTag}</option>
          {tagChoices[tag].map((choice) => (
            <option key={choice} value={choice}>
              {names[tag](choice)}
            </option>
          ))}
        </Select>
        {value === '' ? null : (
          <IconButton label={t.removeTag(names[tag](value))} onClick={() => onChange(tag, '')}>
            <Icon of={X} />
          </IconButton>
        )}
      </div>
    </Field>
  )
}

/** Rashi, nakshatra and mahadasha of a post, each of which can be left out. */
export const TagFields = ({ values, proposed, onChange }: TagFieldsProps) => {
  const t = useTexts(discussionTexts)
  return (
    <FieldGroup label={t.tagsLegend} hint={proposed ? t.tagsProposed : t.tagsHint}>
      <div className={css.fields}>
        {tagNames.map((tag) => (
          <TagField key={tag} tag={tag} value={values[tag]} onChange={onChange} />
        ))}
      </div>
    </FieldGroup>
  )
}
