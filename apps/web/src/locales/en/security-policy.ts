export const securityPolicy = {
  title: 'Reporting a weakness',
  lede: 'You found a way to see or do in Dhruva what you should not be able to? Tell us first, and we mend it.',
  file: 'The same for programs:',
  sections: {
    tell: {
      title: 'How to tell us',
      text: [
        'Write in English or Hindi, whichever is easier: what you did step by step, what happened, and what somebody could do with it. Send no data of other people along, only as much as shows that it is there.',
      ],
    },
    expect: {
      title: 'What you can expect',
      text: [
        [
          'Within 3 working days: that your report was read, by a person.',
          'Within 10 working days: what we think of it, and when it will be mended. What lets somebody into other people’s accounts, talks or money comes before everything else.',
          'When it is mended: word of it, and your name with our thanks if you want that. There is no money for reports.',
        ],
        'We ask that you speak of it in public only when it is mended, or after 90 days.',
      ],
    },
    allowed: {
      title: 'What you may try',
      text: [
        'Whoever keeps to this has nothing to fear from us: we take no steps against you, and say so to others who ask.',
        [
          'Use accounts and numbers of your own. When you come upon data of somebody else, stop, keep none of it, and write to us.',
          'Change, delete and buy nothing that is not yours.',
          'No flood of requests or text messages, no attempts to deceive people who work or read here, nothing against the companies we work with.',
        ],
      ],
    },
    outside: {
      title: 'What we know and leave as it is',
      text: [
        [
          'The cookie jwt can be read by scripts of this site: older apps rely on it. No request is let in by a cookie.',
          'Whoever takes over your mobile number can log in with it, since its code is how one logs in. Ask your carrier to block a stolen SIM, then log out the other devices.',
          'Reports by a scanner without a way to use what it found, missing headers without one, and weaknesses of browsers nobody mends any more.',
        ],
      ],
    },
  },
}

export type SecurityPolicy = typeof securityPolicy
