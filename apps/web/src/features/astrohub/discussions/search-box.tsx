import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { IconButton } from '#ui/button.tsx'
import { Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Search } from '#ui/icons.ts'
import { listAddress } from '../shared/address.ts'
import { discussionTexts } from '../shared/texts.ts'
import css from './search-box.module.css'

/** Words to look for; they go into the address. Give it the query as key: the box follows Back and Forward. */
export const SearchBox = ({ query }: { query: string }) => {
  const t = useTexts(discussionTexts)
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    void navigate(listAddress({ query: typeof typed === 'string' ? typed.trim() : '' }))
  }
  return (
    <search className={css.search}>
      <form action={to('forum')} onSubmit={search}>
        <Input
          type="search"
          name="query"
          aria-label={t.search}
          placeholder={t.search}
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={css.input}
        />
        <IconButton type="submit" label={t.searchButton} className={css.go}>
          <Icon of={Search} />
        </IconButton>
      </form>
    </search>
  )
}
