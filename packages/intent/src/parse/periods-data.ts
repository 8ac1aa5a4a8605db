import { TIMES } from './times-data.ts'

/** Words by which one of several years or months is asked for, in three ways of writing. */
export const PERIOD_WORDS = {
  year: 'year years yr saal sal saalo baras varsh साल सालों वर्ष वर्षों बरस',
  month: 'time_of_the_year time_of_year part_of_the_year month months mahina mahine mahino maah महीना महीने महीनों माह',
  best: 'turning_point best better good lucky luckiest shubh strongest greatest favourable favorable suitable golden achha achhe acha accha achchha acche behtar behtareen behter badhiya uttam anukool sahi theek thik अच्छा अच्छे अच्छी बेहतर बेहतरीन बढ़िया उत्तम अनुकूल शुभ सही ठीक सुनहरा',
  worst:
    'avoid careful caution savdhan sambhal_kar bachna bachu worst worse hardest toughest difficult unlucky bura bure kharab mushkil kathin ashubh tough hard बुरा बुरे ख़राब खराब मुश्किल कठिन अशुभ',
  most: 'best worst hardest toughest luckiest strongest greatest sabse सबसे sabse_zyada सबसे_ज़्यादा सबसे_ज्यादा most',
  which:
    'which what koi any kaunsa konsa kaunse konse kaun_sa kaun_se kon_sa kis kin kounsa कौन_सा कौनसा कौन_से कौनसे किस किन',
  than: 'better than vs versus behtar बेहतर se_achha se_accha se_behtar compare compared comparison rank',
  or: 'or ya athva या अथवा vs versus',
  this_year: TIMES.this_year,
  next_year: `${TIMES.next_year} agle_sal agla_sal`,
  year_after:
    'uske_baad_ka uske_baad_wala uske_agle the_year_after year_after_that the_one_after one_after_that उसके_बाद_का उसके_बाद_वाला उसके_अगले',
} as const
