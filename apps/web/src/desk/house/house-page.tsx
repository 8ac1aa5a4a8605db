import { desk } from '@dhruva/contract/desk'
import { useTexts } from '#lib/i18n.ts'
import { useDesk, useMay } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Helplines } from './helplines.tsx'
import { HouseInfoForm } from './house-info.tsx'
import { Testimonials } from './testimonials.tsx'

/** `/desk/house`: what the operator says of the house. */
export const HousePage = () => {
  const t = useTexts(deskHouseTexts)
  const isOwner = useMay()()
  const found = useDesk(desk.getHouse, {})
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <Answer of={found}>
        {({ helplines, info, testimonials }) => (
          <>
            <Helplines told={helplines} />
            {isOwner ? (
              <>
                <HouseInfoForm key={`info ${info.seen}`} info={info} />
                <Testimonials key={`said ${testimonials.seen}`} testimonials={testimonials} />
              </>
            ) : null}
          </>
        )}
      </Answer>
    </>
  )
}
