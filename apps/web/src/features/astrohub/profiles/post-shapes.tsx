import { CardShapes } from '../discussions/card-shapes.tsx'
import css from './profiles.module.css'

/** Where cards will stand. */
export const PostShapes = ({ count }: { count: number }) => (
  <div className={css.list}>
    <CardShapes count={count} />
  </div>
)
