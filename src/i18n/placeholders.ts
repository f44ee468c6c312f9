// Generated from the English texts by `npm run locales`.

/** The placeholders that code must supply, by key; the build supplies figures and company facts. */
export interface Placeholders {
  'common:footer.copyright': 'year';
  'common:language.suggestion.accept': 'language';
  'common:language.suggestion.text': 'language';
  'common:offline.notice': 'date' | 'time';
  'common:units.date': 'day' | 'month' | 'year';
  'common:units.evening': 'hour';
  'common:units.hour': 'amount' | 'count';
  'common:units.month': 'amount' | 'count';
  'common:units.morning': 'hour';
  'common:units.nairaMillions': 'amount' | 'count';
  'common:units.second': 'amount' | 'count';
  'common:units.times': 'amount' | 'context' | 'count';
  'common:units.week': 'amount' | 'count';
  'common:units.year': 'amount' | 'count';
  'contact:enquiry.message': 'amount' | 'product';
  'contact:enquiry.text': 'amount' | 'product';
  'contact:enquiry.title': 'product';
  'contact:errors.email.subject': 'name';
  'product:cost.amount.error': 'amount';
  'product:cost.announced': 'amount';
  'product:cost.chosen': 'amount';
  'product:cost.example': 'amount';
  'product:cost.last': 'amount';
  'product:cost.split': 'amount' | 'last' | 'number';
}

/** The tags for which code must supply a component, by key. */
export interface Tags {
  'contact:form.email.instead': 'call' | 'chat';
  'contact:form.privacy': 'policy';
  'faq:notice': 'business' | 'car' | 'personal';
  'product:before.car': 'terms';
  'product:before.due': 'call' | 'terms';
  'product:before.late': 'terms';
  'product:before.rollover': 'terms';
}
