/** The data that the user of the journey types. */
export const expenses = [
  { name: 'Groceries', amount: '84.27', day: '2' },
  { name: 'Refund', amount: '30', day: '5', credit: true },
  { name: 'Pharmacy', amount: '8,35', day: '31' },
  { name: 'Bakery', amount: '3.20', day: '4' },
  { name: 'Books', amount: '21.90', day: '9' },
  { name: 'Dentist', amount: '46.50', day: '12' },
] as const;

export const charges = [
  { name: 'Rent', amount: '845' },
  { name: 'Phone', amount: '15.99' },
  { name: 'Power', amount: '62.40' },
] as const;

export const taxes = {
  name: 'Taxes',
  periodicity: 'yearly',
  price: '960',
  start: 'Jan 2026',
  monthlyPayment: '80',
  payments: '11',
};

/** The names that the app suggests: the names of the typed expenses and charges. */
export const names = [...expenses, ...charges].map(({ name }) => name);

const unpaid = ['Bakery 3.2', 'Books 21.9', 'Dentist 46.5', 'Pharmacy 8.35', 'Refund +30'];

/** The two sheets at the end of the journey, in the form of `FirestoreData`. */
export const sheetsAtTheEnd = [
  {
    accountBalance: 1234.56,
    in: ['Salary 2486.3'],
    moneySaving: ['Savings book 150'],
    outDay: [...unpaid, 'Groceries 84.27 paid'].toSorted(),
    outMonth: ['Phone 15.99', 'Power 62.4', 'Rent 845'],
    provisions: ['Taxes 960 80 11'],
  },
  {
    accountBalance: 1300,
    in: ['Salary 2486.3'],
    moneySaving: ['Savings book 150'],
    outDay: [...unpaid, 'Cinema 12'].toSorted(),
    outMonth: ['Phone 19.99', 'Power 62.4', 'Rent 845', 'Water 20'],
    provisions: ['Taxes 960 80 11'],
  },
];
