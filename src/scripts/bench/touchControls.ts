import { paths, policyPath } from '../../site/paths.ts';

/** Something that a visitor may touch first on a page. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  /** Matches something once the control has answered. */
  readonly answer: string;
  readonly width?: number;
  readonly key?: 'Enter';
  /** A link is followed by the browser before hydration, which queues buttons alone. */
  readonly isLink?: true;
}

const dialog = '[role="dialog"][data-state="open"]';
const question = '[role="tabpanel"]:not([hidden]) h3 button';

export const controls: readonly Control[] = [
  {
    name: 'FAQ question',
    path: paths.faq,
    selector: question,
    answer: `${question}[aria-expanded="true"]`,
  },
  {
    name: 'FAQ question, by Enter',
    path: paths.faq,
    selector: question,
    answer: `${question}[aria-expanded="true"]`,
    key: 'Enter',
  },
  {
    name: 'second tab',
    path: paths.faq,
    selector: '[role="tab"]:nth-child(2)',
    answer: '[role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'phone menu',
    path: paths.home,
    selector: 'header [aria-haspopup="dialog"]',
    answer: dialog,
  },
  {
    name: 'policy drawer',
    path: policyPath('scope'),
    selector: 'main [aria-haspopup="dialog"]',
    answer: dialog,
  },
  {
    name: 'dropdown',
    path: paths.home,
    selector: 'header li button',
    answer: 'header li button[aria-expanded="true"]',
    width: 1024,
  },
  {
    name: 'language picker',
    path: paths.home,
    selector: 'header button[aria-controls]:not([aria-haspopup])',
    answer: 'header [aria-expanded="true"]',
  },
  {
    name: 'footer link',
    path: paths.home,
    selector: `footer a[href="${paths.faq}"]`,
    answer: '[role="tab"]',
    isLink: true,
  },
];
