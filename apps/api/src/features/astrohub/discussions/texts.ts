export const texts = {
  posted: { en: 'Your discussion has been posted.', hi: 'आपकी चर्चा प्रकाशित हो गई है।' },
  updated: { en: 'Your discussion has been updated.', hi: 'आपकी चर्चा में बदलाव सहेज लिए गए हैं।' },
  deleted: { en: 'Your discussion has been deleted.', hi: 'आपकी चर्चा हटा दी गई है।' },
  commented: { en: 'Your comment has been posted.', hi: 'आपकी टिप्पणी प्रकाशित हो गई है।' },
  commentDeleted: { en: 'Your comment has been deleted.', hi: 'आपकी टिप्पणी हटा दी गई है।' },
}
