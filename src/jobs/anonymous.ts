/** Stands where personal data was. No phone number, so that no lookup finds it. */
const GONE = '已匿名'

/** What is left of an old service request: kind, status, region and time, for counting. Removed photos are deleted by a hook. */
export const anonymousRequest = {
  customerName: GONE,
  tel: GONE,
  goodsType: '',
  content: GONE,
  personalField: '',
  photos: [],
  notes: [],
}

/** What is left of an old consultation: industry, status, region and time. */
export const anonymousConsultation = { name: GONE, mobile: GONE, email: '', company: '', content: GONE, notes: [] }
