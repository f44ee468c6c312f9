import styles from './Icon.module.css';

/** Stroke paths on a grid of 24. */
export const shapes = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  car: 'M3 16v-3.2l2-.8 2-5h9l3 5 2 .8V16h-2M8.5 16h7M3 16h2M7 12h11M11.5 7v5M6.8 14.2a1.7 1.7 0 1 0 0 3.6 1.7 1.7 0 0 0 0-3.6M17.3 14.2a1.7 1.7 0 1 0 0 3.6 1.7 1.7 0 0 0 0-3.6',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  custody: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  facebook:
    'M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-1.8 1.9-1.8H18V2.8c-.5-.1-1.4-.2-2.3-.2-2.7 0-4.4 1.6-4.4 4.4v2.5H8V13h3.3v8',
  id: 'M3.5 5.5h17v13h-17zM8.5 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6M5.8 16c.4-1.6 1.4-2.2 2.7-2.2s2.3.6 2.7 2.2M14 10h4M14 13.5h4',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4M12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4M16.8 6.9v.3',
  interest:
    'M18.5 5.5l-13 13M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M16 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  language:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  linkedin: 'M5 9.5V20M5 4.5v.5M10 20V9.5M10 14c0-2.6 1.4-4.2 3.8-4.2S18 11.4 18 14v6',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-4 3.7-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5 5l1.7-2.1 5 1.5V18c0 1.5-1 2.5-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6c0-1.5 1-2.5 2.5-2.5',
  pin: 'M12 21c-4-4.3-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-2.5 6.7-6.5 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  shop: 'M4 10v10h16V10M3 9l2-5h14l2 5c0 1.5-1.2 2.5-2.5 2.5S16 10.5 15 9.5c-.8 1-1.8 2-3 2s-2.2-1-3-2c-1 1-2 2-3.5 2S3 10.5 3 9M10 20v-5h4v5',
  speed: 'M4.5 17.5a8.5 8.5 0 1 1 15 0M12 13l4-4.5M12 12.5v.5',
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4zM17 14h3v5h-3zM18.5 19c0 1.5-2 2.5-5 2.5',
  twitter: 'M4 4l6.6 8.8L4.3 20M20 4L4.3 20M4 4h4l12 16h-4L4 4',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon beside a text, hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    // The attributes give it a size where the stylesheet does not arrive.
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
