/** @type {{ plugins: Record<string, object> }} */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
