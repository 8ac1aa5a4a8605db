export const deskLeads = {
  title: 'Consultations',
  lede: 'Requests to be called by an astrologer, whoever waits longest first. The person sees what you say here.',
  which: 'Which requests',
  open: 'Open',
  all: 'All',
  none: 'No request is open.',
  any: 'Any astrologer',
  asked: (when: string) => `asked ${when}`,
  born: (birth: string) => `born ${birth}`,
  callAt: (when: string) => `call ${when}`,
  at: 'Call at (India)',
  states: {
    new: 'new',
    contacted: 'contacted',
    scheduled: 'scheduled',
    done: 'done',
    declined: 'declined',
    cancelled: 'taken back',
  },
  moves: { contacted: 'Contacted', scheduled: 'Schedule', done: 'Done', declined: 'Decline' },
  sure: (id: number, state: string) => `Request ${id}: ${state}?`,
}
export type DeskLeads = typeof deskLeads
