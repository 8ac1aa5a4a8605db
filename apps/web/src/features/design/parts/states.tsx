import { Button } from '#ui/button.tsx'
import { Card, CardLink } from '#ui/card.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Disc, signs } from '#ui/glyph.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import css from './design.module.css'

export const States = () => (
  <>
    <Card>
      <Loading label="Loading chats" />
    </Card>
    <Card>
      <EmptyState title="A quiet sky" action={<Button size="sm">Visit AstroHub</Button>}>
        Ohh! There is no Notifications history available
      </EmptyState>
    </Card>
    <Card>
      <ErrorState onRetry={() => {}}>Failed to load chats</ErrorState>
    </Card>
    <Carousel label="Signs" heading={<h3>Sign by sign</h3>} perView={3}>
      {signs.map((sign) => (
        <Card key={sign} tight>
          <Disc sign={sign} className={css.disc} />
          <CardLink to="/">{sign}</CardLink>
        </Card>
      ))}
    </Carousel>
  </>
)
